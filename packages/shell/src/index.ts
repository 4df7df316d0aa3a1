export { mainId } from './focus/SkipLink.tsx';
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
export { useOnceOnline } from './notices/use-once-online.ts';
export { useOnline } from './notices/use-online.ts';
export { PageTitle } from './page/page-title.tsx';
export { QueryFailed } from './page/QueryFailed.tsx';
export { Section } from './page/Section.tsx';
export { useFailureText } from './page/use-failure-text.ts';
export { ThemeChooser } from './theme/ThemeChooser.tsx';
export { type FrameSession, type FrameUser, frameSessionOf } from './topbar/frame-session.ts';
export { profileIcons } from './topbar/profile-icons.ts';
export { useTrail } from './topbar/use-trail.ts';
export { VisitorFrame, type VisitorFrameProps } from './visitor/VisitorFrame.tsx';
