import { RADIUS_TOKENS, SHADOW_TOKENS, SPACE_TOKENS, TEXT_TOKENS, type Brand } from '@heptad/brand-config';
import { tokenValue } from './token-value';

const name = (text: string) => <code className="text-xs text-muted">{text}</code>;

/** Sizes and families of writing, shown with the brand's own words. */
export function TypeScale({ brand }: { readonly brand: Brand }) {
  return (
    <div className="grid gap-2">
      {TEXT_TOKENS.map((token) => (
        <p key={token} style={{ fontSize: `var(--text-${token})`, fontFamily: 'var(--font-display)' }}>
          {brand.slogan['zh-CN']} {name(`${token} ${tokenValue(`--text-${token}`)}`)}
        </p>
      ))}
      <p>
        {brand.names['zh-CN']} {brand.names.en} {name('body')}
      </p>
      <p style={{ fontFamily: 'var(--font-display)', fontWeight: 'var(--font-weight-head)' }}>
        {brand.names['zh-CN']} {brand.names.en} {name('display')}
      </p>
      <p className="numeric text-lg">0123456789 {name('numeric')}</p>
    </div>
  );
}

/** Corners and shadows. */
export function Shapes() {
  return (
    <div className="flex flex-wrap gap-4 pb-4">
      {RADIUS_TOKENS.map((token) => (
        <div
          key={token}
          className="grid h-16 w-20 place-items-center border border-line bg-raised"
          style={{ borderRadius: `var(--radius-${token})` }}
        >
          {name(token)}
        </div>
      ))}
      {SHADOW_TOKENS.map((token) => (
        <div
          key={token}
          className="grid h-16 w-20 place-items-center rounded-m bg-raised"
          style={{ boxShadow: `var(--elevation-${token})` }}
        >
          {name(`shadow ${token}`)}
        </div>
      ))}
    </div>
  );
}

/** The room that the brand's density leaves. */
export function Spaces() {
  return (
    <ul className="grid gap-1">
      {SPACE_TOKENS.filter((token) => token !== 'unit').map((token) => (
        <li key={token} className="flex items-center gap-2">
          <span className="h-3 bg-accent" style={{ width: `var(--spacing-${token})` }} />
          {name(`${token} ${tokenValue(`--spacing-${token}`)}`)}
        </li>
      ))}
    </ul>
  );
}
