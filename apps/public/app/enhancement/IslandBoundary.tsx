import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Stack } from '@rimba/ui';
import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  children: ReactNode;
}

/** Says so in an island's place when it could not be drawn: a part that did not come, or a fault of ours. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    return this.state.failed ? <IslandFailed /> : this.props.children;
  }
}

function IslandFailed() {
  const { t } = useTranslation('common');
  return (
    <Stack gap={4} align="start">
      <Banner tone="danger" urgent>
        {t('error.description')}
      </Banner>
      <Button onClick={() => window.location.reload()}>{t('actions.retry')}</Button>
    </Stack>
  );
}
