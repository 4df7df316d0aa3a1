export { mainId, SkipLink } from './focus/SkipLink.tsx';
export { emailPattern } from './forms/email-pattern.ts';
export { textLength } from './forms/text-length.ts';
export { useSecondsUntil } from './forms/use-seconds-until.ts';
export { AppFrame, type AppFrameProps } from './frame/AppFrame.tsx';
export { IdentityLinks } from './head/IdentityLinks.tsx';
export { useChooseLanguage, useFollowLanguage } from './language/use-choose-language.ts';
export { late, untilThere } from './late/late.ts';
export { MissingNotice } from './late/MissingNotice.tsx';
export { type Demand, useDemand } from './late/use-demand.ts';
export { MoneyLink } from './navigation/MoneyLink.tsx';
export {
  AddressLink,
  AppProvider,
  PageLink,
  type PageTarget,
  usePageAddress,
} from './navigation/PageLink.tsx';
export { TextLink } from './navigation/TextLink.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './notices/OfflineNotice.tsx';
export { useOnline } from './notices/use-online.ts';
export { PageTitle } from './page/page-title.tsx';
export { QueryFailed } from './page/QueryFailed.tsx';
export { Section } from './page/Section.tsx';
export { useFailureText } from './page/use-failure-text.ts';
export { sidebarCookie, sidebarFromCookie } from './sidebar/sidebar-cookie.ts';
export { ThemeChooser } from './theme/ThemeChooser.tsx';
export { type Theme, themeStoreKey, themes } from './theme/theme-boot.ts';
export { chooseTheme, useTheme } from './theme/use-theme.ts';
export { type FrameSession, type FrameUser, frameSessionOf } from './topbar/frame-session.ts';
export { profileIcons } from './topbar/profile-icons.ts';
export { type TrailCrumb, useTrail } from './topbar/use-trail.ts';
export { VisitorFrame, type VisitorFrameProps } from './visitor/VisitorFrame.tsx';
