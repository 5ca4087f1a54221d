import { Button, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSupportPictureQuery } from '../line/support-queries';
import { useWho } from '../line/use-who';

const WIDEST = 220;

/** A picture that is shown to its two sides alone: it comes by a call, not by an address. Its place is kept free. */
export function KeptPicture({
  id,
  width,
  height,
}: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}) {
  const { t } = useTranslation('support');
  const who = useWho();
  const { data, isError, refetch } = useSupportPictureQuery({ ...who, id });
  const shownWidth = Math.max(Math.min(width, WIDEST), 1);
  const size = {
    width: shownWidth,
    aspectRatio: `${Math.max(width, 1)} / ${Math.max(height, 1)}`,
    maxHeight: 320,
  };
  if (isError)
    return (
      <Button variant="plain" size="s" onClick={() => void refetch()}>
        {t('picture.again')}
      </Button>
    );
  if (data === undefined)
    return (
      <div style={size}>
        <Skeleton className="size-full rounded-m" />
      </div>
    );
  return (
    <a href={data} download="picture.webp" className="block rounded-m outline-focus focus-visible:outline-2">
      <img src={data} alt={t('picture.alt')} style={size} className="rounded-m object-contain" />
    </a>
  );
}
