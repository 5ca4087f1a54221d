export { quickDraws, saidDraws, seedOf } from './draws';
