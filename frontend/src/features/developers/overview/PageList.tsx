import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { DEVELOPER_ENTRIES } from '../kit/developer-entries';
import { OVERVIEW_MESSAGES } from './messages';

/** The other pages for developers, each with what is found there. */
export function PageList() {
  const { formatMessage } = useIntl();
  return (
    <Card isFlush aria-label={formatMessage(OVERVIEW_MESSAGES.pages)}>
      <chakra.ul listStyleType="none">
        {DEVELOPER_ENTRIES.map(({ path, label, about, icon: Icon }) => {
          if (about === null) {
            return null;
          }
          return (
            <chakra.li key={path} css={{ '& + &': { borderTopWidth: '1px' } }}>
              <Flex
                asChild
                align="center"
                gap="3"
                minH="62px"
                px="4"
                py="2.5"
                textDecoration="none"
                color="fg"
              >
                <Link to={path}>
                  <Flex
                    boxSize="9"
                    flexShrink="0"
                    align="center"
                    justify="center"
                    bg="brand.subtle"
                    color="brand.fg"
                    borderRadius="control"
                  >
                    <Icon size={20} aria-hidden />
                  </Flex>
                  <Box flex="1" minW="0">
                    <chakra.span display="block" textStyle="label" fontWeight="bold">
                      {formatMessage(label)}
                    </chakra.span>
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {formatMessage(about)}
                    </chakra.span>
                  </Box>
                  <chakra.span color="fg.subtle">
                    <ChevronRight size={18} aria-hidden />
                  </chakra.span>
                </Link>
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Card>
  );
}
