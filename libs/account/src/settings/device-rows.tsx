import { dropSiteFiles, themePreference } from '@heptad/brand-config';
import { useBrand, useServices } from '@heptad/feature-module';
import { Button, Cell, Dialog, Icon, TOAST_KIND } from '@heptad/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { clearTraces, forgetChoices } from './kept-here';

interface QuestionProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly children?: ReactNode;
}

function Question({ open, onClose, title, description, yes, onYes, children }: QuestionProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('settings.cancel')}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

const GOES = ['viewed', 'copies'] as const;
const STAYS = ['session', 'choices', 'slip', 'money'] as const;

function What({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-text">{heading}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Clears the traces on this device; what goes and what stays is said before. */
export function ClearRow() {
  const { t } = useTranslation('account');
  const { device, toast } = useServices<AccountServices>();
  const [asking, setAsking] = useState(false);
  const clear = async (): Promise<void> => {
    setAsking(false);
    clearTraces(device.items);
    await dropSiteFiles('caches' in globalThis ? globalThis.caches : undefined);
    toast.show({ text: t('settings.cleared'), kind: TOAST_KIND.success });
  };
  return (
    <>
      <Cell
        leading={<Icon name="trash" className="text-muted" />}
        title={t('settings.clear')}
        description={t('settings.clearHint')}
        onPress={() => setAsking(true)}
      />
      <Question
        open={asking}
        onClose={() => setAsking(false)}
        title={t('settings.clearAsk')}
        yes={t('settings.clearYes')}
        onYes={() => void clear()}
      >
        <div className="flex flex-col gap-3 text-sm">
          <What heading={t('settings.goes.title')} lines={GOES.map((each) => t(`settings.goes.${each}`))} />
          <What
            heading={t('settings.stays.title')}
            lines={STAYS.map((each) => t(`settings.stays.${each}`))}
          />
        </div>
      </Question>
    </>
  );
}

/** Puts all settings of this page back, after a question. */
export function ResetRow() {
  const { t } = useTranslation('account');
  const { device, language, theme, toast } = useServices<AccountServices>();
  const { defaultTheme } = useBrand().config;
  const [asking, setAsking] = useState(false);
  const reset = async (): Promise<void> => {
    setAsking(false);
    forgetChoices(device.items);
    if (theme.choosable)
      theme.choose(themePreference(undefined, { inApp: device.native.inShell, usual: defaultTheme }));
    await language.choose('system');
    toast.show({ text: t('settings.resetDone'), kind: TOAST_KIND.success });
  };
  return (
    <>
      <Cell
        leading={<Icon name="refresh" className="text-muted" />}
        title={t('settings.reset')}
        description={t('settings.resetHint')}
        onPress={() => setAsking(true)}
      />
      <Question
        open={asking}
        onClose={() => setAsking(false)}
        title={t('settings.resetAsk')}
        description={t('settings.resetWhat')}
        yes={t('settings.resetYes')}
        onYes={() => void reset()}
      />
    </>
  );
}
