import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { BarEnd, IconButton } from '@heptad/ui-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountServices } from '../services';

export interface EntryFrameProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** The button at the top: a step back. Without it, the button closes the page and opens the home page. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** The way to the other entry pages, at the foot. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the entry pages: the brand, the page's name, its form, and that all money here is play money. */
export function EntryFrame({ title, lead, back, footer, children }: EntryFrameProps) {
  const { t } = useTranslation('account');
  const { theme, language } = useServices<AccountServices>();
  const { config, assets } = useBrand();
  const navigate = useNavigate();
  const leave = back ?? { label: t('login.close'), onPress: () => void navigate(PATHS.home) };
  const themeName = useSyncExternalStore(theme.subscribe, theme.current);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col bg-surface text-text lg:my-10 lg:min-h-[720px] lg:overflow-hidden lg:rounded-l lg:border lg:border-line lg:bg-raised">
      <header className="brand-texture px-6 pt-[max(env(safe-area-inset-top),12px)] pb-5">
        <div className="-mx-3 flex justify-between">
          <IconButton
            icon={back === undefined ? 'close' : 'back'}
            label={leave.label}
            onClick={leave.onPress}
          />
          <BarEnd />
        </div>
        <img
          src={assets.logo[themeName]}
          alt={config.names[language.current()]}
          height={36}
          className="mt-2 h-9 w-auto max-w-[70%] object-contain object-left"
        />
        <h1 className="mt-5 text-2xl font-semibold break-words">{title}</h1>
        {lead !== undefined && <p className="mt-1 text-sm break-words text-muted">{lead}</p>}
      </header>
      <div className="flex flex-1 flex-col px-6 pt-4 pb-[max(var(--inset-bottom),24px)]">
        {children}
        <footer className="mt-auto flex flex-col items-center gap-2 pt-8 text-center text-sm text-muted">
          {footer}
          <p className="text-xs">{t('login.playMoney')}</p>
        </footer>
      </div>
    </main>
  );
}
