/** Height of the whole pitch in CSS pixels: room for five rows of each side with two lines of a name. */
export const PITCH_HEIGHT = 640;

/** The line above or below a half of the pitch, which names its side. */
export const TEAM_HEAD = 'flex min-h-[44px] items-center gap-3';
