// Everything of the family OB: its calls, what happened, what is counted and who plays in a match, its wire format and its numbers.
export * from './ob/matches';
export * from './ob/member';
export * from './ob/incidents';
export * from './ob/line-up';
export * from './ob/statistics';
export * from './ob/wire';
export * from './ob/numbers';
