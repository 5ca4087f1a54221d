import { FISH_KIND_NAMES, FISH_KINDS, type FishKindName } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaintCell } from '../drawing/canvas';
import { DrawnIcon } from '../drawing/drawn-icon';
import { paintDrawing } from '../drawing/paint';
import { FISH_DRAWINGS } from './fish-drawings';

const iconOf = (kind: FishKindName): PaintCell => {
  const [drawing, hues] = FISH_DRAWINGS[kind];
  return (context, size) => paintDrawing(context, drawing, hues, { x: 4, y: 4, size: size - 8 });
};
/** Made once: an icon is painted anew for a new way of painting. */
const ICONS = FISH_KIND_NAMES.map((kind) => [kind, iconOf(kind)] as const);

/** What each fish brings, and how a shot is decided. */
export function FishingRules(): ReactNode {
  const { t } = useTranslation('fishing');
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('paytable')}</h3>
      <p className="text-ink-2">{t('paytableText')}</p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {ICONS.map(([kind, paint]) => (
          <li key={kind} className="bg-felt-2 flex items-center gap-2 rounded-lg p-2">
            <DrawnIcon paint={paint} />
            <span className="min-w-0 flex-1 text-sm">{t(`kinds.${kind}`)}</span>
            <span className="numeric font-semibold">×{FISH_KINDS[kind].multiplier}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
