/** Builds a bare page of tools/bench, such as `floors/foundation`, and gives the folder it was built into. */
export function buildFloor(name: string): Promise<string>;
