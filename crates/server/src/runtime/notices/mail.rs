//! Letters, if the host has a mail server.

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::config::OutsideChannels;

/// The way to the mail server.
#[derive(Clone)]
pub(crate) struct Mailer {
    from: Mailbox,
    way: AsyncSmtpTransport<Tokio1Executor>,
}

/// A letter.
pub(crate) struct EmailMessage {
    /// The address.
    pub(crate) to: String,
    /// What it is about.
    pub(crate) subject: String,
    /// What it says.
    pub(crate) body: String,
}

impl Mailer {
    /// The way that the host named, if any; or what is wrong with it.
    pub(crate) fn new(outside: &OutsideChannels) -> Result<Option<Mailer>, String> {
        let (Some(url), Some(from)) = (&outside.smtp_url, &outside.mail_from) else { return Ok(None) };
        let from = from.parse().map_err(|error: lettre::address::AddressError| error.to_string())?;
        let way = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|error| error.to_string())?.build();
        Ok(Some(Mailer { from, way }))
    }

    /// Sends a letter when the mail server takes it. To whom is not logged.
    pub(crate) fn send(&self, letter: EmailMessage) {
        let (from, way) = (self.from.clone(), self.way.clone());
        tokio::spawn(async move {
            let Ok(to) = letter.to.parse::<Mailbox>() else { return };
            let message = Message::builder().from(from).to(to).subject(letter.subject);
            let message = message.header(ContentType::TEXT_PLAIN).body(letter.body);
            let Ok(message) = message else { return };
            if let Err(error) = way.send(message).await {
                tracing::warn!(transient = error.is_transient(), "the mail server does not take a letter");
            }
        });
    }
}

/// Whether something is an address and nothing else.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}
