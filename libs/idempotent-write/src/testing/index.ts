export { forgottenWrites, tabWrites } from './kept-writes';
