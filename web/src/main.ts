// Starts the app: the words first, so that the first thing seen is in the reader's language.
import { mount } from 'svelte';
import { sheet } from 'virtual:pictures';
import './look/tokens.css';
import './look/look.css';
import './look/parts.css';
import App from './App.svelte';
import { install } from './room/install';
import { fetchAhead } from './screens/loading';
import { speech } from './words/speech.svelte';

const afterFirstPaint = 1500; // milliseconds

void speech.begin().then(() => {
  mount(App, { target: document.getElementById('app')! });
  install();
  // All pictures at once and for everybody, before anybody has a card; and the screens of a game.
  setTimeout(() => {
    void fetch(sheet).catch(() => undefined);
    fetchAhead();
  }, afterFirstPaint);
});
