import { CAPABILITIES } from '@heptad/brand-config';
import type { CatalogueBrand } from 'virtual:catalogue-brands';

const SYMBOLS = [...CAPABILITIES, 'home', 'records', 'wallet', 'promotions', 'support', 'mine'];

/** The mark with the name, and the mark alone. */
export function Logos({ assets }: CatalogueBrand['brand']) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={assets.logo.light}
        alt="Logo for light surfaces"
        className="h-12 rounded-s bg-[#ffffff] p-1"
      />
      <img src={assets.logo.dark} alt="Logo for dark surfaces" className="h-12 rounded-s bg-[#181a21] p-1" />
      <img src={assets.mark} alt="Mark" className="size-12" />
    </div>
  );
}

/** The sprite of icons, each with its symbol's name. */
export function Symbols({ assets }: CatalogueBrand['brand']) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(80px,1fr))] gap-2">
      {SYMBOLS.map((symbol) => (
        <li key={symbol} className="grid justify-items-center gap-1 p-1 text-xs text-muted">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="text-text">
            <use href={`${assets.icons}#${symbol}`} />
          </svg>
          {symbol}
        </li>
      ))}
    </ul>
  );
}

/** Hero, loading pictures and the drawing of emptiness. */
export function Pictures({ assets }: CatalogueBrand['brand']) {
  const pictures = [
    ['hero, light', assets.hero.light],
    ['hero, dark', assets.hero.dark],
    ['loading, light', assets.loading.light],
    ['loading, dark', assets.loading.dark],
    ['empty', assets.empty],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {pictures.map(([name, address]) => (
        <figure key={name}>
          <img src={address} alt="" className="w-full rounded-l bg-raised" />
          <figcaption className="text-xs text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The launcher icons as a home screen cuts them. */
export function Launchers({ launchers }: Pick<CatalogueBrand, 'launchers'>) {
  return (
    <div className="flex gap-4">
      {Object.entries(launchers).map(([set, address]) => (
        <figure key={set} className="text-xs text-muted">
          <img src={address} alt="" className="size-20 rounded-[22%]" />
          <figcaption>{set}</figcaption>
        </figure>
      ))}
    </div>
  );
}
