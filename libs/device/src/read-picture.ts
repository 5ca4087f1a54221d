import { PROOF_PICTURE, proofPictureType } from '@heptad/contracts';

/** Why a file cannot be sent; keys of the texts below `proof.problem`. */
export type PictureProblem = 'type' | 'size' | 'unreadable';

/** A picture that may be sent. */
export interface ProofPicture {
  readonly base64: string;
  /** An address at which the browser shows it. */
  readonly address: string;
  readonly name: string;
}

export type PictureReading =
  | { readonly ok: true; readonly picture: ProofPicture }
  | { readonly ok: false; readonly problem: PictureProblem };

/** Letters of Base64 that hold the bytes which tell the type. */
const HEAD_LETTERS = 16;

/** Reads a file that a member chose. Its bytes decide what it is, never its name. */
export async function readPicture(file: File): Promise<PictureReading> {
  if (file.size > PROOF_PICTURE.mostBytes) return { ok: false, problem: 'size' };
  const base64 = await base64Of(file).catch(() => undefined);
  if (base64 === undefined) return { ok: false, problem: 'unreadable' };
  const head = Uint8Array.from(atob(base64.slice(0, HEAD_LETTERS)), (letter) => letter.charCodeAt(0));
  const type = proofPictureType(head);
  if (type === undefined) return { ok: false, problem: 'type' };
  return { ok: true, picture: { base64, address: `data:${type};base64,${base64}`, name: file.name } };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file was not read')));
    reader.readAsDataURL(file);
  });
}
