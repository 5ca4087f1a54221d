/** Widths of pictures that go with the window (MEDIA-019), in pixels, narrow to wide. */
export const IMAGE_DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Widths of pictures with a size of their own (MEDIA-020, OPEN-054), in pixels, narrow to wide. */
export const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** Every width that a page asks the image optimizer for, and the optimizer serves, narrow to wide. */
export const IMAGE_WIDTHS: readonly number[] = [...IMAGE_SIZES, ...IMAGE_DEVICE_WIDTHS];
