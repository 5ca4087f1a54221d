import type { CallRequest, CallResponse, passkeys } from '@heptad/contracts';
import { defined } from '@heptad/formatting';

/** Where a ceremony takes place: the page's origin, and its host, which passkeys are bound to. */
export interface SitePlace {
  readonly origin: string;
  readonly host: string;
}

/** What has to be known of a passkey to check what it answers. */
export interface KnownPasskey {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** Whether a challenge was given out for this, and not answered before; it is used up by being asked about. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** How long the browser may ask, ms. */
const TIMEOUT_MS = 120_000;
/** EdDSA, ES256, RS256: what authenticators of today have. */
const ALGORITHMS = [-8, -7, -257];

// Read late: most runs of the platform see no passkey, and the library is a tenth of a start.
const library = () => import('@simplewebauthn/server');

/** The bytes behind base64url. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** What the browser is asked when a passkey is added. @param known credentials that the member has already */
export async function creationOptions(
  place: SitePlace,
  member: { readonly id: string; readonly name: string; readonly site: string },
  known: readonly { readonly id: string; readonly transports: string[] }[],
): Promise<CallResponse<typeof passkeys.addOptions>> {
  const { generateRegistrationOptions } = await library();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: member.site,
    rpID: place.host,
    userID: new Uint8Array(Buffer.from(member.id)),
    userName: member.name,
    userDisplayName: member.name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge,
    rp: { id: place.host, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
    timeout: TIMEOUT_MS,
  };
}

/** What the browser is asked at a login. */
export async function requestOptions(place: SitePlace): Promise<CallResponse<typeof passkeys.loginOptions>> {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: place.host });
  return { challenge, rpId: place.host, timeout: TIMEOUT_MS };
}

/**
 * Checks a passkey that the browser has made.
 * @returns its key and counter; undefined where anything about it is wrong
 */
export async function checkCreation(
  place: SitePlace,
  made: Pick<CallRequest<typeof passkeys.add>, 'id' | 'clientDataJSON' | 'attestationObject'>,
  takeChallenge: TakeChallenge,
): Promise<KnownPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { id, clientDataJSON, attestationObject } = made;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: takeChallenge,
    expectedOrigin: place.origin,
    expectedRPID: place.host,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

/**
 * Checks what a passkey answers at a login: origin, host, challenge, that its owner was asked by the device, signature, and that
 * its counter has not gone back.
 * @returns the counter; undefined where anything is wrong
 */
export async function checkProof(
  place: SitePlace,
  {
    id,
    clientDataJSON,
    authenticatorData,
    signature,
    userHandle,
  }: CallRequest<typeof passkeys.logIn>['proof'],
  passkey: KnownPasskey,
  takeChallenge: TakeChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...defined({ userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: takeChallenge,
    expectedOrigin: place.origin,
    expectedRPID: place.host,
    credential: {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
