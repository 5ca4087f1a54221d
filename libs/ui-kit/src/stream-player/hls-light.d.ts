/** The build without subtitles and alternative sound, which comes without types of its own. */
declare module 'hls.js/light' {
  export { default, ErrorTypes, Events } from 'hls.js';
}
