import { saveFile } from '@heptad/device';
import { useBrand, useServices, type Locale } from '@heptad/feature-module';
import { Button, POSTER, POSTER_TYPE, usePoster } from '@heptad/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentsServices } from '../services';

/** An agent's poster, drawn on this device, to be kept or handed to another app. */
export default function Poster({ code, link }: { readonly code: string; readonly link: string }) {
  const { t, i18n } = useTranslation('agents');
  const { toast } = useServices<AgentsServices>();
  const { config, assets } = useBrand();
  const brand = config.names[i18n.language as Locale];
  const words = useMemo(
    () => ({
      brand,
      code,
      codeLabel: t('link.code'),
      host: new URL(link).host,
      scan: t('poster.scan'),
      adults: [t('adults'), t('poster.playMoney')],
    }),
    [brand, code, link, t],
  );
  const fileName = `${config.code}-${code}.png`;
  const { canvas, picture, share } = usePoster({ words, link, mark: assets.mark, fileName });
  const save = (): void => {
    if (picture === undefined) return;
    saveFile(picture.name, [picture], POSTER_TYPE);
    toast.show({ text: t('poster.saved') });
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('poster.picture', { brand, code })}
        width={POSTER.width}
        height={POSTER.height}
        className="w-full max-w-[280px] rounded-m shadow-1"
      />
      <div className="flex w-full gap-3">
        <Button block disabled={picture === undefined} onClick={save}>
          {t('poster.save')}
        </Button>
        {share !== undefined && (
          <Button block variant="secondary" onClick={share}>
            {t('poster.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
