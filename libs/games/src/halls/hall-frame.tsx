import { useBack } from '@heptad/feature-module';
import { RefreshPage, type RefreshQuery } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HallArea } from './hall-area';

/** The column of a hall: close rows, as wide as the page. */
const COLUMN = 'mx-auto flex w-full min-w-0 flex-col gap-[10px] px-page py-[10px] lg:px-0';

export interface HallFrameProps {
  readonly area: HallArea;
  readonly query: RefreshQuery;
  readonly children: ReactNode;
}

/** The page of a hall, under the name of its area. */
export function HallFrame({ area, query, children }: HallFrameProps) {
  const { t } = useTranslation('games');
  const back = useBack();
  return (
    <RefreshPage
      title={t(`areas.${area}`)}
      back={{ label: t('back'), onPress: back }}
      query={query}
      say={t}
      column={COLUMN}
    >
      {children}
    </RefreshPage>
  );
}
