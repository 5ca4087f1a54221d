// Everything of the family IM: its calls, what happened, what is counted and who plays in a match, its wire format and its numbers.
export * from './im/calls';
export * from './im/incidents';
export * from './im/line-up';
export * from './im/statistics';
export * from './im/wire';
export * from './im/numbers';
