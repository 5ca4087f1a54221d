/** Names that the router gives its components for developers' tools; each keeps its component in the build. */
const DEVELOPERS_NAME = /^\w+\.displayName = "\w+";$/gm;
/** Components and contexts that the router makes while it loads; unmarked, the build keeps those that nobody uses. */
const MADE = /(?<= = )(?=React\d*\.(?:forwardRef|createContext)\()/g;

/**
 * The router's code with its components and contexts marked as free of effects: a build then leaves out those nobody uses.
 * @throws Error when there is nothing to mark: the bytes would silently come back
 */
export function withoutUnusedParts(code: string): string {
  if (code.search(DEVELOPERS_NAME) < 0 || code.search(MADE) < 0)
    throw new Error('The router makes its components in another way now: mend tools/vite/lean-router.ts.');
  return code.replaceAll(DEVELOPERS_NAME, '').replaceAll(MADE, '/* @__PURE__ */ ');
}
