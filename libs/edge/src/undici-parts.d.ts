/** The parts of undici that the edge uses: the whole package takes three times as long to load, at each start. */
declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici';
}
declare module 'undici/lib/core/errors.js' {
  export { errors as default } from 'undici';
}
