//! A proxy passes on what it is given, until it is cut.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use testkit::Proxy;

/// A server that gives back what it hears, and says how each connection ended.
fn echo() -> (SocketAddr, std::sync::mpsc::Receiver<ErrorKind>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (tell, ends) = std::sync::mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let tell = tell.clone();
            thread::spawn(move || {
                let end = std::io::copy(&mut &stream, &mut &stream)
                    .map_or_else(|why| why.kind(), |_| ErrorKind::UnexpectedEof);
                let _ = tell.send(end);
            });
        }
    });
    (address, ends)
}

fn connect(proxy: &Proxy) -> TcpStream {
    let stream = TcpStream::connect(proxy.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream
}

fn says_back(mut stream: &TcpStream, words: &[u8]) -> bool {
    let mut heard = vec![0; words.len()];
    stream.write_all(words).is_ok() && stream.read_exact(&mut heard).is_ok() && heard == words
}

#[test]
fn passes_on_both_ways_and_closes_in_good_order() {
    let (address, ends) = echo();
    let proxy = Proxy::start(address);
    let mut stream = connect(&proxy);
    let words: Vec<u8> = (0..1_000_000u32).map(|number| number as u8).collect();
    let mut writer = stream.try_clone().unwrap();
    let sent = words.clone();
    let writer = thread::spawn(move || {
        writer.write_all(&sent).unwrap();
        writer.shutdown(std::net::Shutdown::Write).unwrap();
    });
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).unwrap();
    writer.join().unwrap();
    assert!(heard == words);
    assert_eq!(ends.recv_timeout(Duration::from_secs(60)), Ok(ErrorKind::UnexpectedEof));
}

#[test]
fn a_cut_resets_both_ends_and_refuses_new_ones_until_restored() {
    let (address, ends) = echo();
    let mut proxy = Proxy::start(address);
    let streams: Vec<_> = (0..3).map(|_| connect(&proxy)).collect();
    assert!(streams.iter().all(|stream| says_back(stream, b"before")));
    assert_eq!(proxy.connections(), 3);
    for _ in 0..2 {
        proxy.cut();
        assert_eq!(TcpStream::connect(proxy.address()).unwrap_err().kind(), ErrorKind::ConnectionRefused);
    }
    for mut stream in &streams {
        assert_eq!(stream.read(&mut [0]).unwrap_err().kind(), ErrorKind::ConnectionReset);
        assert_eq!(ends.recv_timeout(Duration::from_secs(60)), Ok(ErrorKind::ConnectionReset));
    }
    assert_eq!(proxy.connections(), 0);
    proxy.restore();
    assert!(says_back(&connect(&proxy), b"after"));
    assert!(!says_back(&streams[0], b"never"), "what was reset stays so");
}

#[test]
fn cut_ends_a_connection_that_is_not_read() {
    let (address, _ends) = echo();
    let mut proxy = Proxy::start(address);
    let mut stream = connect(&proxy);
    stream.set_write_timeout(Some(Duration::from_millis(500))).unwrap();
    // Until every buffer on the way there and back is full.
    while stream.write(&[0; 65536]).is_ok() {}
    proxy.cut();
    let end = std::io::copy(&mut stream, &mut std::io::sink());
    assert_eq!(end.unwrap_err().kind(), ErrorKind::ConnectionReset);
}

#[test]
fn frozen_data_arrives_after_restore_or_is_lost_by_a_cut() {
    let (address, _ends) = echo();
    let mut proxy = Proxy::start(address);
    let mut old = connect(&proxy);
    assert!(says_back(&old, b"before"));
    proxy.freeze();
    let mut new = connect(&proxy);
    for stream in [&mut old, &mut new] {
        stream.write_all(b"meanwhile").unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        assert_eq!(stream.read(&mut [0]).unwrap_err().kind(), ErrorKind::WouldBlock, "nothing passes");
    }
    proxy.restore();
    for stream in [&mut old, &mut new] {
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let mut heard = [0; 9];
        stream.read_exact(&mut heard).unwrap();
        assert_eq!(&heard, b"meanwhile");
    }
    proxy.freeze();
    old.write_all(b"lost").unwrap();
    proxy.cut();
    assert_eq!(old.read(&mut [0]).unwrap_err().kind(), ErrorKind::ConnectionReset);
}

#[test]
fn a_client_hears_that_the_target_is_gone() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let proxy = Proxy::start(listener.local_addr().unwrap());
    let mut stream = connect(&proxy);
    let (target, _) = listener.accept().unwrap();
    drop((target, listener));
    assert_eq!(stream.read(&mut [0]).unwrap_or(0), 0, "closed from the other side");
    let mut late = connect(&proxy);
    assert_eq!(late.read(&mut [0]).unwrap_or(0), 0, "nobody is there");
}
