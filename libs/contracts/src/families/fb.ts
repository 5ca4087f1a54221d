// Everything of the family FB: its calls, what happened, what is counted and who plays in a match, its wire format and its numbers.
export * from './fb/calls';
export * from './fb/incidents';
export * from './fb/line-up';
export * from './fb/statistics';
export * from './fb/wire';
export * from './fb/numbers';
