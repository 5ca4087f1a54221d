import { PATHS, useBack } from '@heptad/feature-module';
import { AskedPage, type AskedPageProps } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface AgentsFrameProps<Data> extends Pick<
  AskedPageProps<Data>,
  'title' | 'query' | 'boxes' | 'children'
> {
  /** Where the way back leads where no page was before. */
  readonly backTo?: string;
}

/** A page of agents, with the way back and the words of what is asked for. */
export function AgentsFrame<Data>({ backTo = PATHS.mine, ...page }: AgentsFrameProps<Data>) {
  const { t } = useTranslation('agents');
  const back = useBack(backTo);
  return (
    <AskedPage
      {...page}
      back={{ label: t('back'), onPress: back }}
      failed={{ title: t('loadFailed'), retry: t('reload') }}
    />
  );
}
