export declare function barrelOf(source: string): string | undefined;
