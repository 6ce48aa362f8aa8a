// Modules made when the app is built (compile/).
declare module 'virtual:volumes' {
  import type { Compiled } from './words/pattern';
  export const volumes: Record<string, Record<string, () => Promise<{ default: Record<string, Compiled> }>>>;
}
declare module 'virtual:pictures' {
  export const sheet: string;
  export const ids: Set<string>;
}
declare module 'virtual:signs' {
  export const signs: Record<string, string[]>;
}
