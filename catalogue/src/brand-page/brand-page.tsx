import type { Brand } from '@heptad/brand-config';
import type { ReactNode } from 'react';
import { brandOf } from '../page-dress';
import { Launchers, Logos, Pictures, Symbols } from './drawings';
import { HeadVariant, RowVariant } from './match-variants';
import { Palette } from './palette';
import { Shapes, Spaces, TypeScale } from './scales';

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="section-head mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Which art the festival skin has, and when; the toolbar's skin shows the first. */
function Festivals({ festivals }: Pick<Brand, 'festivals'>) {
  return (
    <ul className="grid gap-1 text-sm">
      {festivals.map(({ art, from, until }) => (
        <li key={from}>
          {art}: <span className="numeric">{from}</span> – <span className="numeric">{until}</span>
        </li>
      ))}
    </ul>
  );
}

/** Everything by which one brand differs, on one page. */
export function BrandPage({ code }: { readonly code: string }) {
  const { brand, launchers } = brandOf(code);
  const { config } = brand;
  return (
    <div className="grid gap-(--spacing-section)">
      <h1 className="text-display">
        {config.names['zh-CN']} <span className="text-muted">{config.names.en}</span>
      </h1>
      <Chapter title="Logo">
        <Logos {...brand} />
      </Chapter>
      <Chapter title="Colours">
        <Palette />
      </Chapter>
      <Chapter title="Writing">
        <TypeScale brand={config} />
      </Chapter>
      <Chapter title="Corners and shadows">
        <Shapes />
      </Chapter>
      <Chapter title={`Room: ${config.layout.density}`}>
        <Spaces />
      </Chapter>
      <Chapter title={`Head of a match: ${config.layout.matchHead}`}>
        <HeadVariant />
      </Chapter>
      <Chapter title={`Row of a list: ${config.layout.matchRow}`}>
        <RowVariant />
      </Chapter>
      <Chapter title="Festivals">
        <Festivals festivals={config.festivals} />
      </Chapter>
      <Chapter title="Icons">
        <Symbols {...brand} />
      </Chapter>
      <Chapter title="Pictures">
        <Pictures {...brand} />
      </Chapter>
      <Chapter title="Launcher icons">
        <Launchers launchers={launchers} />
      </Chapter>
    </div>
  );
}
