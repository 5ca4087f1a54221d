import type { FieldKind } from './field-kind';

/** The lines of each field within the outline that all have but the diamond. */
const PATHS: Readonly<Record<FieldKind, string>> = {
  pitch:
    'M160 12v156M12 46h46v88H12M308 46h-46v88h46M12 68h18v44H12M308 68h-18v44h18M58 74a18 18 0 0 1 0 32M262 74a18 18 0 0 0 0 32',
  court:
    'M160 12v156M12 60h58v60H12M308 60h-58v60h58M70 72a18 18 0 0 1 0 36M250 72a18 18 0 0 0 0 36M12 24h34a66 66 0 0 1 0 132H12M308 24h-34a66 66 0 0 0 0 132h34',
  net: 'M160 4v172M12 34h296M12 146h296M86 34v112M234 34v112M86 90h148',
  diamond:
    'M160 156L62 74A134 134 0 0 1 258 74ZM160 156l-46-38 46-38 46 38ZM154 118a6 6 0 1 1 12 0a6 6 0 1 1-12 0',
  map: 'M40 148C90 148 90 32 160 32M280 32c-50 0-50 116-120 116M40 148L280 32M30 138h20v20H30ZM270 22h20v20h-20Z',
};

/** The drawn field of a match. */
export function FieldLines({ kind }: { readonly kind: FieldKind }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.55">
      {kind !== 'diamond' && <rect x="12" y="12" width="296" height="156" rx="2" />}
      <path d={PATHS[kind]} />
      {(kind === 'pitch' || kind === 'court') && <circle cx="160" cy="90" r={kind === 'pitch' ? 26 : 16} />}
    </g>
  );
}
