/** What a browser with passkeys does when it is asked: answers, or fails by the name of an error. */
export interface FakeBrowser {
  readonly asked: unknown[];
  /** Fails the next questions by an error of this name. */
  fail(name: string): void;
  remove(): void;
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** Gives jsdom the passkeys that it lacks. Take them away again by `remove`. */
export function fakeBrowser(): FakeBrowser {
  const asked: unknown[] = [];
  let failing: string | undefined;
  const answer = (response: object) => async (question: unknown) => {
    asked.push(question);
    if (failing !== undefined) throw Object.assign(new Error(failing), { name: failing });
    return {
      id: 'a2V5',
      rawId: bytes('key'),
      type: 'public-key',
      response: { clientDataJSON: bytes('{}'), ...response },
      getClientExtensionResults: () => ({}),
    };
  };
  const credentials = {
    create: answer({ attestationObject: bytes('att'), getTransports: () => ['internal'] }),
    get: answer({ authenticatorData: bytes('auth'), signature: bytes('sign'), userHandle: bytes('100001') }),
  };
  Object.defineProperty(window, 'PublicKeyCredential', {
    value: Object,
    configurable: true,
    writable: true,
  });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return {
    asked,
    fail: (name) => {
      failing = name;
    },
    remove() {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
