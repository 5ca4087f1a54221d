import type { TFunction } from 'i18next';
import type { LoginAttempt, TrustedDevice } from './device-queries';

/** Browser and system of a device, in words. */
export function deviceWords(
  { browser, system }: Pick<TrustedDevice, 'browser' | 'system'>,
  t: TFunction<'account'>,
): string {
  const known = [browser, system].filter((name) => name !== undefined);
  return known.length === 0 ? t('devices.unknown') : known.join(' · ');
}

/** From where something was done, as far as that is told. */
export function placeWords(
  { place, address }: Pick<LoginAttempt, 'place' | 'address'>,
  t: TFunction<'account'>,
): string {
  const where = t(`devices.places.${place}`);
  return address === '' ? where : `${where} ${address}`;
}
