import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Megaphone, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { DrivingPanel } from '../../../components/DrivingPanel';
import { Radio } from '../../../components/forms/Radio';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { BUS_MESSAGES } from './messages';
import type { ChosenSentence } from './useSentence';

/** The sentence for the driver in each language, and the ways to give it without a word: shown big, said, or submitted. */
export function SlowDownCard({ sentence: { chosen, all, choose } }: { sentence: ChosenSentence }) {
  const { formatMessage } = useIntl();
  const name = useId();
  const [isBig, setIsBig] = useState(false);
  return (
    <Card>
      <Heading as="h2" textStyle="section">
        {formatMessage(BUS_MESSAGES.ask)}
      </Heading>
      <Text color="fg.muted" mt="1" mb="3">
        {formatMessage(BUS_MESSAGES.askWhat)}
      </Text>
      <chakra.fieldset display="flex" flexDirection="column" gap="2" minW="0">
        <chakra.legend srOnly>{formatMessage(BUS_MESSAGES.sentence)}</chakra.legend>
        {all.map(({ language, text, tag, name: languageName }) => (
          <chakra.label
            key={language}
            display="flex"
            alignItems="center"
            gap="3"
            minH="14"
            px="3"
            py="2"
            cursor="pointer"
            borderWidth="2px"
            borderRadius="card"
            borderColor={language === chosen.language ? 'brand.fg' : 'border'}
            bg={language === chosen.language ? 'brand.subtle' : undefined}
          >
            <Radio
              name={name}
              value={language}
              checked={language === chosen.language}
              onChange={() => choose(language)}
            />
            <chakra.span flex="1" lang={tag} fontWeight={language === chosen.language ? 'bold' : undefined}>
              {text}
            </chakra.span>
            <chakra.span lang={tag} textStyle="small" color="fg.muted">
              {languageName}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.fieldset>
      <Flex gap="2" mt="3">
        <Button variant="outline" flex="1" onClick={() => setIsBig(true)}>
          <Smartphone size={20} aria-hidden />
          {formatMessage(BUS_MESSAGES.big)}
        </Button>
        <Button asChild variant="outline" flex="1">
          <Link to={PATHS.reports}>
            <Megaphone size={20} aria-hidden />
            {formatMessage(BUS_MESSAGES.report)}
          </Link>
        </Button>
      </Flex>
      {isBig && (
        <chakra.div className="dark chakra-theme" position="fixed" inset="0" zIndex="dialog">
          <DrivingPanel title={formatMessage(BUS_MESSAGES.ask)} onBack={() => setIsBig(false)}>
            <Flex flex="1" align="center" justify="center" minH="0" overflow="auto">
              <Text
                lang={chosen.tag}
                fontSize="min(6rem, 17vmin)"
                lineHeight="1.1"
                fontWeight="bold"
                textAlign="center"
              >
                {chosen.text}
              </Text>
            </Flex>
          </DrivingPanel>
        </chakra.div>
      )}
    </Card>
  );
}
