/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
// @ts-ignore plain modules
import { picturesPlugin } from './compile/pictures.mjs';
// @ts-ignore plain modules
import { volumesPlugin } from './compile/volumes.mjs';

// `npx vite` serves the app beside a server started with --public-url http://localhost:5173.
const server = process.env.OMERTA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), volumesPlugin(), picturesPlugin()],
  build: {
    target: ['es2021', 'safari14', 'chrome87', 'firefox85'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/ws': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
