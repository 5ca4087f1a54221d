import type { SignatureSalts } from '@heptad/crypto';
import { ITEMS, type StoredItems } from '@heptad/device';
import type { LanguageChoice, ThemeChoice } from '@heptad/feature-module';
import { readNativeMessage, type NativeMessage } from './native-message';

/** What messages act on. */
export interface NativeTargets {
  readonly items: StoredItems;
  readonly theme: Pick<ThemeChoice, 'choose'>;
  readonly language: Pick<LanguageChoice, 'choose'>;
  /** Signs all calls from now on with these salts. */
  signWith(salts: SignatureSalts): void;
  /** Lets a member of the shell's in; does nothing where it is not the shell that speaks. */
  logInWith(token: string): void;
  /** Opens a text that was sealed with the site key; undefined when it cannot be read. */
  open(sealed: string): Promise<unknown>;
}

/** Carries out what a message asks for; anything that is no message is passed over. */
export type NativeDispatcher = (message: unknown) => void;

async function openSealed(sealed: string, targets: NativeTargets): Promise<void> {
  const content = await targets.open(sealed);
  if (!Array.isArray(content)) return;
  for (const each of content) {
    const message = readNativeMessage(each);
    // One seal is enough: a sealed text inside a sealed text could go on forever.
    if (message !== undefined && message.name !== 'encryptedString') apply(message, targets);
  }
}

function apply(message: NativeMessage, targets: NativeTargets): void {
  const { items, theme, language } = targets;
  switch (message.name) {
    case 'signatureForm':
      return targets.signWith(message.payload);
    case 'encryptedString':
      return void openSealed(message.payload, targets);
    case 'token':
      return targets.logInWith(message.payload);
    case 'firstVenueEntry':
      return items.set(ITEMS.firstVenue, message.payload);
    case 'theme':
      return theme.choose(message.payload);
    case 'myMoneyVisibility':
      return items.set(ITEMS.balancesVisible, message.payload);
    case 'betGestureMode':
      return items.set(ITEMS.betGestureMode, message.payload);
    case 'acceptedOddsChanges':
      return items.set(ITEMS.acceptedOddsChanges, message.payload);
    case 'settings': {
      const { locale, oddsType, betMode } = message.payload;
      if (oddsType !== undefined) items.set(ITEMS.oddsType, oddsType);
      if (betMode !== undefined) items.set(ITEMS.betMode, betMode);
      if (locale !== undefined) void language.choose(locale);
    }
  }
}

/** The one place where messages from outside take effect (NATIVE-024, OPEN-063). */
export function createNativeDispatcher(targets: NativeTargets): NativeDispatcher {
  return (candidate) => {
    const message = readNativeMessage(candidate);
    if (message !== undefined) apply(message, targets);
  };
}
