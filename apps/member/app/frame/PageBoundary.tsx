import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

interface PageBoundaryProps {
  /** Where the reader is: what failed there is no matter elsewhere. */
  at: unknown;
  children: ReactNode;
}

/** Says in a page's place that it could not be drawn. */
export class PageBoundary extends Component<PageBoundaryProps, { failure?: { error: unknown } | undefined }> {
  override state: { failure?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  override componentDidUpdate({ at }: PageBoundaryProps) {
    if (at !== this.props.at && this.state.failure) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PageFailed error={failure.error} /> : this.props.children;
  }
}
