export { startFrame } from './start-frame';
