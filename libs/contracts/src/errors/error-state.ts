/** A sentence of the product, by the library whose message files hold it and its key there. */
export interface MessageKey {
  readonly library: 'app-shell' | 'account' | 'sports-betting';
  readonly key: string;
}

/** What a member reads: sentences of the product, or a text that comes from the platform or from HTTP and is shown as it came. */
export type Seen = MessageKey | { readonly asItCame: string };

/** What the member does on the page for the error to come up. */
export type MemberAct =
  /** Opens the page, without being logged in. */
  | 'open'
  /** Opens the page as a member. */
  | 'openAsMember'
  /** Fills in the login form there and sends it. */
  | 'logIn';

/** How a member gets on from there. */
export type Exit =
  /** Nothing stands in the way: the page works. */
  | 'stay'
  /** The form is as it was; the same again works once the trouble is over. */
  | 'tryAgain'
  /** A picture is shown; what it says is typed. */
  | 'readPicture'
  /** The picture can be fetched again. */
  | 'fetchPicture'
  /** The slider is solved. */
  | 'solveSlider'
  /** The identity check sends a code. */
  | 'identityCheck'
  /** The login page itself sends a code for this device. */
  | 'deviceCode'
  | 'customerService'
  /** The page of a blocked visitor has a button that asks again. */
  | 'refresh'
  /** The page of a cautioned visitor has a button that goes on. */
  | 'continue';

/** A scenario as `/__sandbox/scenarios` takes it. */
export interface ErrorScenario {
  readonly path: string;
  readonly effect: Readonly<Record<string, unknown>>;
  readonly times?: number;
}

/** Where the error comes up, what is read then, and the way on. */
interface Shown {
  /** Path and query on the brand's own site. */
  readonly page: string;
  readonly act: MemberAct;
  readonly sees: Seen;
  readonly exit: Exit;
}

/** How an error is brought about. */
export type Provocation =
  | (Shown & { readonly by: 'scenario'; readonly scenarios: readonly ErrorScenario[] })
  /** By the browser's own connection, which no platform can break. */
  | (Shown & { readonly by: 'browser'; readonly fault: 'offline' | 'reset'; readonly why: string })
  /** Not to be seen by provoking anything: a rule that a spec proves. */
  | {
      readonly by: 'spec';
      readonly why: string;
      /** Below the workspace. */
      readonly spec: string;
      readonly sees: readonly MessageKey[];
    };

/** One row of the error catalogue (ERR) as it can be looked at. */
export interface ErrorState {
  readonly row: `ERR-${string}`;
  /** What goes wrong, in a few words. */
  readonly what: string;
  readonly provoke: Provocation;
}
