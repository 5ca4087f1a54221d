/** The content areas a brand may offer; a feature names the one it needs as its `capability`. */
export const CAPABILITIES = ['sports', 'egame', 'live', 'esports', 'fishing', 'lottery', 'anchors'] as const;
export type Capability = (typeof CAPABILITIES)[number];
