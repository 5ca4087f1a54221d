import { LOCALES } from '@heptad/brand-config';
import { ITEMS, MAX_PARAMETER_LENGTH } from '@heptad/device';
import * as v from 'valibot';

/** What messages in both directions carry as their `type`, so that others' messages are told apart (OPEN-063). */
export const MESSAGE_TYPE = 'heptad';

const MAX_SEALED_LENGTH = 65_536;
const MAX_ACCEPTED_CHANGES = 64;
const MAX_PREFIXES = 32;

const prefix = v.pipe(v.string(), v.startsWith('/'), v.maxLength(64));
const salt = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

function named<const Name extends string, const Payload extends v.GenericSchema>(
  name: Name,
  payload: Payload,
) {
  return v.object({ name: v.literal(name), payload });
}

const schema = v.variant('name', [
  /** Salt by path prefix, instead of the deployment's table (NATIVE-016, OPEN-016). */
  named(
    'signatureForm',
    v.pipe(
      v.record(prefix, salt),
      v.check((form) => {
        const { length } = Object.keys(form);
        return length > 0 && length <= MAX_PREFIXES;
      }),
    ),
  ),
  /** A list of these messages, sealed with the platform's site key, for what must not be readable on its way (NATIVE-017). */
  named('encryptedString', v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_SEALED_LENGTH))),
  /** A member's token of the shell's; it takes the place of the one that is there (SESSION-019, OPEN-010). */
  named('token', v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/), v.maxLength(MAX_PARAMETER_LENGTH))),
  /** The sports venue that is opened first (NATIVE-018). */
  named('firstVenueEntry', ITEMS.firstVenue.schema),
  named('theme', ITEMS.theme.schema),
  /** Whether balances may be seen (NATIVE-020). */
  named('myMoneyVisibility', ITEMS.balancesVisible.schema),
  named('betGestureMode', ITEMS.betGestureMode.schema),
  /** Any of the member's settings; those left out stay (NATIVE-022). */
  named(
    'settings',
    v.strictObject({
      locale: v.optional(v.picklist(LOCALES)),
      oddsType: v.optional(ITEMS.oddsType.schema),
      betMode: v.optional(ITEMS.betMode.schema),
    }),
  ),
  /** Entries `<venue>:<choice>`, as they are stored (NATIVE-023, STORE-021). */
  named(
    'acceptedOddsChanges',
    v.pipe(
      ITEMS.acceptedOddsChanges.schema,
      v.check((list) => list.length <= MAX_ACCEPTED_CHANGES),
    ),
  ),
]);

/** Something the native shell, or the page around an embedded one, sets (NATIVE-016…023). */
export type NativeMessage = v.InferOutput<typeof schema>;

/** Reads a message of a name and a payload; an unknown name and a payload of another shape give undefined (NATIVE-024). */
export function readNativeMessage(message: unknown): NativeMessage | undefined {
  const result = v.safeParse(schema, message);
  return result.success ? result.output : undefined;
}
