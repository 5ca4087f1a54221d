import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** Avatars that members uploaded, one each. */
    avatar_pictures: {
      member_id: string;
      /** A random name with the ending of its type; it changes with each picture. */
      file: string;
      type: string;
      /** Base64. */
      picture: string;
    };
  }
}

export const profileSteps: readonly TableStep[] = [
  {
    name: '0241_avatar_pictures',
    statements: () => [
      `CREATE TABLE avatar_pictures (
         member_id TEXT PRIMARY KEY REFERENCES members (id), file TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
         picture TEXT NOT NULL)`,
    ],
  },
];
