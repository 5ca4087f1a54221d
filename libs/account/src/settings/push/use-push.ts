import { push } from '@heptad/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { DevicePush, PushDevice } from './push-device';
import {
  usePushStateQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  type PushKind,
} from './push-queries';

/** Notifications of this device as the settings show them. */
export interface PushChoice {
  /** Undefined until it is known. */
  readonly device: DevicePush | undefined;
  readonly on: boolean;
  readonly kinds: readonly PushKind[];
  readonly busy: boolean;
  /** The last wish was not carried out, or it cannot be had how things stand. */
  readonly failed: boolean;
  turn(on: boolean): Promise<void>;
  choose(kind: PushKind, wanted: boolean): Promise<void>;
}

/** Turns notifications of this device on and off, and chooses their kinds; the platform's answer counts. */
export function usePush(host: PushDevice): PushChoice {
  const [device, setDevice] = useState<DevicePush>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const look = useCallback(async () => setDevice(await host.look()), [host]);
  useEffect(() => void look(), [look]);
  const endpoint = device?.address?.endpoint;
  const { data, isError, refetch } = usePushStateQuery(endpoint, {
    skip: device?.support !== 'ready',
    refetchOnMountOrArgChange: true,
  });
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();

  /** One wish at a time; what it came to is asked for anew. */
  async function carryOut(wish: () => Promise<boolean>): Promise<void> {
    setBusy(true);
    setFailed(!(await wish()));
    await look();
    if (endpoint !== undefined) await refetch();
    setBusy(false);
  }

  async function turnOn(key: string): Promise<boolean> {
    const address = await host.subscribe(key);
    if (address === undefined) return false;
    const { error } = await subscribe({ ...address, kinds: [...push.pushKinds] });
    return error === undefined;
  }

  async function turnOff(): Promise<boolean> {
    if (endpoint === undefined) return true;
    const { error } = await unsubscribe({ endpoint });
    if (error !== undefined) return false;
    await host.unsubscribe();
    return true;
  }

  return {
    device,
    on: endpoint !== undefined && data?.subscribed === 1,
    kinds: data?.kinds ?? [],
    busy: busy || device === undefined || (device.support === 'ready' && data === undefined),
    failed: failed || isError,
    turn: (on) => carryOut(async () => (on ? data !== undefined && turnOn(data.key) : turnOff())),
    choose: (kind, wanted) =>
      carryOut(async () => {
        if (device?.address === undefined) return false;
        const others = (data?.kinds ?? []).filter((each) => each !== kind);
        const { error } = await subscribe({
          ...device.address,
          kinds: wanted ? [...others, kind] : others,
        });
        return error === undefined;
      }),
  };
}
