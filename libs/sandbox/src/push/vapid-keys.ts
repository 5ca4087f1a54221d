import { readValue, writeValue, type Storage } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import webPush from 'web-push';

/** The keys by which push services know this deployment, base64url. They belong to it: another pair ends all subscriptions. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const STORED_AS = 'vapid-keys';
const vapidKeys = v.object({ publicKey: v.string(), privateKey: v.string() });

/** The deployment's own keys where it gives them; those that were drawn when the database was new otherwise. */
export async function loadVapidKeys(storage: Storage, given?: VapidKeys): Promise<VapidKeys> {
  if (given !== undefined) return given;
  const stored = v.safeParse(vapidKeys, await readValue(storage, STORED_AS));
  if (stored.success) return stored.output;
  const drawn = webPush.generateVAPIDKeys();
  await writeValue(storage, STORED_AS, drawn);
  return drawn;
}
