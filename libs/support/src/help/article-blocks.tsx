import { lazyWithMessages, useLabels } from '@heptad/feature-module';
import { Icon, NavigationLink } from '@heptad/ui-kit';
import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block, Line } from './article';
import { withLabels } from './label-words';

const GuideFigure = lazyWithMessages<{ readonly name: string }>(
  'support',
  () => import('../guides/guide-figure'),
);

/** Draws the parts of an article, the brand's names filled in. */
export function ArticleBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed text-text">
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  const { t } = useTranslation('support');
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="mt-2 font-semibold text-text">
          <LineView line={block.line} />
        </h3>
      );
    case 'text':
      return (
        <p>
          <LineView line={block.line} />
        </p>
      );
    case 'note':
      return (
        <aside aria-label={t('help.note')} className="flex gap-3 rounded-m bg-sunken p-3 text-sm text-muted">
          <Icon name="info" className="mt-0.5 size-4" />
          <p>
            <LineView line={block.line} />
          </p>
        </aside>
      );
    case 'steps':
      return (
        <ol className="flex flex-col gap-3">
          {block.lines.map((line, place) => (
            <li key={place} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-px flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-semibold text-text tabular-nums"
              >
                {place + 1}
              </span>
              <span className="min-w-0 flex-1">
                <LineView line={line} />
              </span>
            </li>
          ))}
        </ol>
      );
    case 'points':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
          {block.lines.map((line, place) => (
            <li key={place}>
              <LineView line={line} />
            </li>
          ))}
        </ul>
      );
    case 'picture':
      return (
        <Suspense fallback={null}>
          <GuideFigure name={block.picture} />
        </Suspense>
      );
    case 'table':
      return <TableView block={block} />;
  }
}

function TableView({ block }: { readonly block: Extract<Block, { readonly kind: 'table' }> }) {
  return (
    <div className="-mx-1 overflow-x-auto" tabIndex={0} role="group">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {block.head.map((line, place) => (
              <th key={place} scope="col" className="px-1 py-2 font-medium">
                <LineView line={line} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, place) => (
            <tr key={place} className="border-b border-line last:border-0">
              {row.map((line, column) => (
                <td key={column} className="px-1 py-2 tabular-nums">
                  <LineView line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineView({ line }: { readonly line: Line }) {
  const labels = useLabels();
  return line.map((words, place) => {
    if (typeof words === 'string') return <Fragment key={place}>{withLabels(words, labels)}</Fragment>;
    if ('strong' in words) return <strong key={place}>{withLabels(words.strong, labels)}</strong>;
    return (
      <NavigationLink key={place} href={words.to} className="text-link underline underline-offset-2">
        {withLabels(words.words, labels)}
      </NavigationLink>
    );
  });
}
