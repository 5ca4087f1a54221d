export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion';
export {
  ActionSheet,
  preloadActionSheet,
  type ActionChoice,
  type ActionSheetProps,
} from './action-sheet/action-sheet';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge';
export { BottomSheet, preloadBottomSheet, type BottomSheetProps } from './bottom-sheet/bottom-sheet';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button';
export {
  addDays,
  addMonths,
  clampDate,
  dateOf,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  monthOf,
  partsOf,
  shiftMonth,
  weekdayOf,
  type CalendarDate,
  type CalendarMonth,
} from './calendar/calendar-date';
export { monthAndDay, monthTitle, shortWeekday } from './calendar/date-text';
export {
  isRangeAllowed,
  rangeLength,
  recentDays,
  type DateBounds,
  type DateRange,
} from './calendar/date-range';
export { Card, type CardProps } from './card/card';
export { Carousel, type CarouselProps, type CarouselSlide } from './carousel/carousel';
export type { ChartPoint } from './chart/chart-points';
export { useNearViewport } from './image/use-near-viewport';
export { LineChart, type LineChartProps } from './chart/line-chart';
export { RingChart, type RingChartProps } from './chart/ring-chart';
export type { RingPart, RingTone } from './chart/ring-part';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group/checkbox-group';
export { Chip, type ChipProps } from './chip/chip';
export { Countdown, type CountdownProps, type TimeLeft } from './countdown/countdown';
export { DateRangeField, preloadDateRange, type DateRangeFieldProps } from './date-range/date-range-field';
export type { DateRangeLabels, QuickRange } from './date-range/date-range-labels';
export { DateStrip, type DateStripProps, type StripDay } from './date-strip/date-strip';
export { Dialog, preloadDialog, type DialogProps } from './dialog/dialog';
export { Emblem, type EmblemProps } from './emblem/emblem';
export { drawsOf, EMBLEM_COLORS, numberOf } from './emblem/emblem-rule';
export type { EmblemDivision, EmblemShape } from './emblem/emblem-shapes';
export { useOnline } from './environment/use-online';
export { keepStill, useReducedMotion } from './environment/use-reduced-motion';
export { createFirstScreen, firstScreen, type FirstScreen } from './first-screen/first-screen';
export { afterFirstScreen, useFirstList, useFirstScreenDrawn } from './first-screen/use-first-screen';
export { useVisibility } from './environment/use-visibility';
export type { DockPlace } from './float-dock/dock-place';
export { FloatDock, type FloatDockProps } from './float-dock/float-dock';
export { HeadArt, type HeadArtProps, type HeadManner } from './head-art/head-art';
export { Icon, type IconProps } from './icon/icon';
export { isIconName, type IconName } from './icon/icon-shapes';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { Image, IMAGE_MARGIN, IMAGE_ORIGINAL_TRIES, type ImageProps } from './image/image';
export { IMAGE_QUALITY, imageSources, optimizedImagePath, type ImageSources } from './image/image-path';
export { LazyLoad, LAZY_LOAD_MARGIN, type LazyLoadProps } from './image/lazy-load';
export type { BannerImage } from './image-banner/banner-picture';
export { BANNER_RETURN_MS, ImageBanner, type ImageBannerProps } from './image-banner/image-banner';
export { InfiniteList, type InfiniteListProps, type InfiniteListState } from './infinite-list/infinite-list';
export { infiniteListState, type NextPage } from './infinite-list/infinite-list-state';
export { Cell, List, type CellProps } from './list/list';
export { compareDecimalText, pressDecimalKey, readDecimalText } from './money-field/decimal-text';
export { MoneyField, type MoneyFieldProps } from './money-field/money-field';
export {
  LinkProvider,
  NavigationLink,
  type LinkComponent,
  type NavigationLinkProps,
} from './navigation-link/navigation-link';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { NumericKeypad, type NumericKeypadProps } from './numeric-keypad/numeric-keypad';
export { QuickKeys, type QuickKey, type QuickKeysProps } from './numeric-keypad/quick-keys';
export { OTP_LENGTH, OtpField, type OtpFieldProps } from './otp-field/otp-field';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { WHEEL_SETTLE_MS, type WheelColumn, type WheelOption } from './picker-wheel/picker-column';
export { PickerWheel, type PickerWheelProps } from './picker-wheel/picker-wheel';
export { Popover, preloadPopover, type PopoverProps, type PopoverTriggerProps } from './popover/popover';
export { PictureWords, type PictureWordsProps } from './picture-words/picture-words';
export { POSTER } from './poster/draw-poster';
export { POSTER_TYPE, usePoster } from './poster/use-poster';
export { PREVIEW_ROW, PreviewSection, type PreviewSectionProps } from './preview-section/preview-section';
export {
  ProgressNotice,
  type ProgressNoticeProps,
  type ProgressStatus,
} from './progress-notice/progress-notice';
export { useIntoView } from './progress-notice/use-into-view';
export { Progress, ProgressRing, type ProgressProps, type ProgressRingProps } from './progress/progress';
export { PULL_THRESHOLD, PullToRefresh, type PullToRefreshProps } from './pull-to-refresh/pull-to-refresh';
export { qrGrid } from './qr-picture/qr-grid';
export { QrPicture, type QrPictureProps } from './qr-picture/qr-picture';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { RichText, type RichTextProps } from './rich-text/rich-text';
export {
  RefreshPage,
  type RefreshPageProps,
  type RefreshQuery,
  type RefreshWord,
} from './refresh-page/refresh-page';
export { ScrollArea, type ScrollAreaProps } from './scroll-area/scroll-area';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './segmented-control/segmented-control';
export { Select, type SelectOption, type SelectProps } from './select/select';
export {
  preloadSelectField,
  SelectField,
  type SelectChoice,
  type SelectFieldProps,
} from './select-field/select-field';
export { Skeleton } from './skeleton/skeleton';
export {
  EmptyState,
  ErrorState,
  OfflineState,
  type EmptyStateProps,
  type ErrorStateProps,
  type OfflineStateProps,
} from './state-message/state-message';
export { Stepper, type Step, type StepperProps } from './stepper/stepper';
export { cx, FOCUS_RING, FOCUS_RING_INSIDE, TOUCH_HEIGHT, TOUCH_SQUARE } from './styling/class-names';
export { SwipePanels, type SwipePanelsProps } from './swipe-panels/swipe-panels';
export {
  StreamCover,
  StreamNotice,
  type StreamCoverProps,
  type StreamNoticeProps,
} from './stream-player/stream-cover';
export { StreamPlayer } from './stream-player/stream-player';
export type {
  PlayableStream,
  StreamPlayerLabels,
  StreamPlayerProps,
} from './stream-player/stream-player-props';
export { Switch, type SwitchProps } from './switch/switch';
export { TabBar, type TabBarItem, type TabBarProps } from './tab-bar/tab-bar';
export { panelOf, tabId, Tabs, type TabItem, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { TitlePage, type TitlePageProps } from './title-page/title-page';
export { AskedPage, type Asked, type AskedPageProps } from './asked-page/asked-page';
export {
  createToastStore,
  TOAST_KIND,
  TOAST_LEAVE_MS,
  TOAST_LOADING_MS,
  TOAST_MS,
  type ShownToast,
  type ToastKind,
  type ToastRequest,
  type ToastStore,
  type ToastTimers,
} from './toast/toast-store';
export { copyText, type CopyWords } from './toast/copy-text';
export { ToastViewport, type ToastViewportProps } from './toast/toast-viewport';
export { preloadTooltip, Tooltip, type TooltipControlProps, type TooltipProps } from './tooltip/tooltip';
export { BarEnd, BarEndProvider } from './top-bar/bar-end';
export { TopBar, type TopBarBack, type TopBarProps } from './top-bar/top-bar';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export { WindowedList, type WindowedListProps } from './windowed-list/windowed-list';
export type { RenderRow } from './windowed-list/windowed-rows';
