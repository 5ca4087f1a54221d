/** The column below the bar of a page. In the full-site layout it is as wide as the bar. */
export const PAGE_COLUMN = 'mx-auto flex w-full flex-col gap-4 p-4 md:max-w-4xl lg:max-w-none lg:px-0';
/** The bar stands level with the panels beside it. */
export const PAGE_TOP = 'lg:pt-[20px]';
