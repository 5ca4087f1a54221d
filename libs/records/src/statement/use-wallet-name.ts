import { useBrand, useServices } from '@heptad/feature-module';
import { useCallback } from 'react';
import type { RecordsServices } from '../services';
import { CENTRE } from './statement';

/** How a wallet is called: the centre's by the brand, a venue's by the platform. */
export function useWalletName(): (wallet: string, name: string | undefined) => string {
  const { labels } = useBrand().config;
  const { language } = useServices<RecordsServices>();
  const centre = labels.centreWallet[language.current()];
  return useCallback((wallet, name) => (wallet === CENTRE ? centre : (name ?? wallet)), [centre]);
}
