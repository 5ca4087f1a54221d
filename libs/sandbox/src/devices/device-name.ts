import type { UsedDevice } from '../members/trusted-devices';

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order: most browsers also name the one that they are built on. */
const BROWSERS: Names = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bMQQBrowser\/|\bQQBrowser\//, 'QQ Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bHeyTapBrowser\//, 'HeyTap Browser'],
  [/\bVivoBrowser\//, 'vivo Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\b(?:OpenHarmony|HarmonyOS)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (names: Names, text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/**
 * Browser and system as people call them, of the header that every browser sends. Versions and models are left out: they tell
 * devices apart that are one to their owner, and would be a mark of the browser.
 * @param userAgent of any length; empty and strange ones give empty names
 */
export function deviceNameOf(userAgent: string): UsedDevice {
  const text = userAgent.slice(0, 512);
  return { browser: named(BROWSERS, text), system: named(SYSTEMS, text) };
}
