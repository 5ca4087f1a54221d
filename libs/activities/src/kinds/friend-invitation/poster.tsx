import { saveFile } from '@heptad/device';
import { useBrand, useServices, type Locale } from '@heptad/feature-module';
import { brandPosterLook, Button, drawPoster, POSTER, posterMark } from '@heptad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';

const TYPE = 'image/png';

/** An invitation's poster, drawn on this device, to be kept or handed to another app. */
export default function Poster({ code, link }: { readonly code: string; readonly link: string }) {
  const { t, i18n } = useTranslation('activities');
  const { toast } = useServices<ActivitiesServices>();
  const { config, assets } = useBrand();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<File>();
  const brand = config.names[i18n.language as Locale];
  useEffect(() => {
    let left = false;
    const draw = async (): Promise<void> => {
      const mark = await posterMark(assets.mark);
      const context = canvas.current?.getContext('2d');
      if (left || !context) return;
      const words = {
        brand,
        code,
        codeLabel: t('friendInvitation.code'),
        host: new URL(link).host,
        scan: t('friendInvitation.scan'),
        adults: [t('friendInvitation.adults'), t('friendInvitation.playMoney')],
      };
      drawPoster(context, { words, look: brandPosterLook(), link, mark });
      canvas.current?.toBlob((blob) => {
        if (!left && blob) setPicture(new File([blob], `${config.code}-${code}.png`, { type: TYPE }));
      }, TYPE);
    };
    void draw();
    return () => {
      left = true;
    };
  }, [assets.mark, brand, code, config.code, link, t]);
  const shared = picture !== undefined && { files: [picture] };
  const canShare = shared !== false && typeof navigator.share === 'function' && navigator.canShare(shared);
  const save = (): void => {
    if (picture === undefined) return;
    saveFile(picture.name, [picture], TYPE);
    toast.show({ text: t('friendInvitation.posterSaved') });
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('friendInvitation.posterPicture', { brand, code })}
        width={POSTER.width}
        height={POSTER.height}
        className="w-full max-w-[280px] rounded-m shadow-1"
      />
      <div className="flex w-full gap-3">
        <Button block disabled={picture === undefined} onClick={save}>
          {t('friendInvitation.posterSave')}
        </Button>
        {canShare && (
          <Button
            block
            variant="secondary"
            onClick={() => void navigator.share(shared).catch(() => undefined)}
          >
            {t('friendInvitation.posterShare')}
          </Button>
        )}
      </div>
    </div>
  );
}
